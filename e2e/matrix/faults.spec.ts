import { expectReadablePage, faultMessages, faults, faultyRemotes } from '../browser/remote-faults';
import { test } from '../browser/test';

for (const remote of faultyRemotes) {
  for (const fault of faults) {
    test(`${remote.name}, ${fault}: its page stays readable, the shell stays alive, one report names it`, async ({
      page,
      siteServer,
      expectConsole,
    }) => {
      expectConsole(faultMessages);
      await expectReadablePage(page, siteServer.address, remote, fault);
    });
  }
}
