import { type RobotVariantName, robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import styles from './robot-choice.module.css';

type RobotChoiceProps = {
  chosen: readonly RobotVariantName[];
  onChoose: (names: readonly RobotVariantName[]) => void;
};

/** A box for each robot. Less than two ticked show them all; the ticked ones show by CSS, before the script as well. */
export function RobotChoice({ chosen, onChoose }: RobotChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Robots</legend>
      {robotVariantNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            name="compare"
            value={name}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          {robotNames[name]}
        </label>
      ))}
    </fieldset>
  );
}
