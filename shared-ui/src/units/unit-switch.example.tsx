import { UnitSwitch } from './unit-switch';

/** For the gallery of the development server. */
export default function UnitSwitchExample() {
  return <UnitSwitch />;
}
