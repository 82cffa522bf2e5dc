import { findFreePort } from 'kit/presets/command-line/find-free-port';
import { openTestWorkspace, type TestWorkspace } from '../../testing/test-workspace';
import { chooseDevPorts } from './choose-dev-ports';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

test('the server behind the pages leaves the port that DEV_PORT names to the packages', async () => {
  const port = await findFreePort(4500);
  const environment = { port, devPort: port + 1 };
  const ports = await chooseDevPorts({ root: workspace.root, environment }, ['mfe-a', 'mfe-b']);
  expect([...ports.packages.values()]).toEqual([...ports.packages].map((_one, index) => port + 1 + index));
  expect(ports.server).toBeGreaterThan(port + ports.packages.size);
});
