import { join } from 'node:path';
import { obtainBrowser } from '../harness/obtain-browser';
import { fetchPackage } from './fetch-package';
import { root, runByName, script } from './run-by-name';

// Proofs that take too long for every change, on the site of the tests: `npx -y pnpm@12 prove <name>`.

const playwright = join(root, 'e2e/node_modules/.bin/playwright');

/** Tests of the suite that try everything instead of one of each kind. */
const tests =
  (...words: string[]) =>
  () =>
    [playwright, 'test', '-c', 'e2e', ...words] as const;

/** Tests against an emulator of Firebase's command line, which is fetched: plain JavaScript, 242 MB. */
const firebase = (emulator: string, spec: string) => () => {
  const command = join(fetchPackage('firebase-tools', '15.34.2'), 'lib/bin/firebase.js');
  const words = ['emulators:exec', '--only', emulator, '--project', 'demo-site'];
  return [process.execPath, command, ...words, `"${playwright}" test -c e2e/tools/firebase ${spec}`] as const;
};

runByName(
  {
    attacks: {
      summary: 'tries everything again that docs/attacks.md lists, every other command here that it names included',
      call: script('e2e/tools/prove-attacks.ts'),
    },
    compose: {
      summary: 'kills the delivery commands 200 times while they promote: the site must stay whole',
      call: script('e2e/tools/kill-while-composing.ts'),
    },
    releases: {
      summary: 'kills a signed release into an npm registry in 30 places: all stays whole, the next one succeeds',
      call: script('e2e/tools/kill-while-releasing.ts'),
    },
    'full-disk': {
      summary:
        'releases and rolls back on a disk with too little room, ever more of it: what is live stays (needs root)',
      call: script('e2e/tools/fill-while-releasing.ts'),
    },
    submissions: {
      summary: 'kills the server again and again while forms are posted: none may be lost or doubled',
      call: script('platform/server/fault/kill-while-posting.ts'),
    },
    storage: {
      summary: 'deletes, fills, locks and damages the database while forms are posted: none may be lost or doubled',
      call: script('platform/server/fault/run-storage-faults.ts'),
    },
    pictures: {
      summary:
        'sends 200 hostile files as pictures, then kills the server during 50 uploads: none does harm, none is lost',
      call: script('platform/server/fault/prove-pictures.ts'),
    },
    'compose-pictures': {
      summary: 'composes a changed post in a site with 5 GB of pictures, and in the same site without any',
      call: script('platform/delivery/bench/compose-with-pictures.ts'),
    },
    soak: {
      summary: 'visitors, writers, pipelining and abandoned requests for 20 minutes: nothing grows, none is lost',
      call: script('platform/server/fault/soak.ts'),
    },
    fuzz: {
      summary: 'sends 200,000 malformed requests to a running server: none may end it, or reach outside the site',
      call: script('e2e/tools/fuzz-server.ts'),
    },
    proxies: {
      summary: 'puts the site behind a real nginx and a real Caddy: forms, films, limits, a stranger',
      call: script('e2e/tools/proxies/run-tests.ts'),
    },
    service: {
      summary: 'publishes a post on a server that can write nothing but its state, as under systemd; needs root',
      call: script('e2e/tools/confine-service.ts'),
    },
    nightly: {
      summary:
        'tells the stories that are too long for every change: dev, shares, watches, notes, pictures, own bundlers and files, 3D',
      call: tests('--grep', '@nightly', '--workers=1'),
    },
    pages: {
      summary:
        'reads every page; one of each route also with axe, in the dark scheme and in forced colours; /__composition and a mission at more widths',
      call: tests('read-pages', 'release-a-remote', 'follow-a-mission'),
    },
    remotes: {
      summary: 'breaks every remote in every way, on screen and on the way to its page',
      call: tests('meet-a-broken-remote', 'fill-slots'),
    },
    'first-click': {
      summary: 'uses every kind of control before its script is there, and on a slow processor: each must act, once',
      call: tests('act-before-scripts', '--repeat-each=3'),
    },
    team: {
      summary:
        "the day of a team's lead: clone, page, menu, slot, bad release, share, tests, library, staging, the end of a remote",
      call: script('e2e/tools/team/prove-team.ts'),
    },
    'own-repository': {
      summary: 'from an empty folder to a released remote with what a registry has alone (fetches 600 MB)',
      call: script('e2e/tools/own-repository/prove-own-repository.ts'),
    },
    'own-site': {
      summary:
        'from an empty folder to a site of its own and its next version, with what a registry has alone (fetches 600 MB)',
      call: script('e2e/tools/own-site/prove-own-site.ts'),
    },
    compatibility: {
      summary:
        'serves, composes and mixes releases, a site, a registry and a data folder from before 2.0.0 with those of now',
      call: script('e2e/tools/prove-compatibility.ts'),
    },
    registry: {
      summary: 'lets teams race 500 promotions, and release, share, roll back and compose at once 500 times',
      call: tests('share-a-registry'),
    },
    documents: {
      summary: 'measures queries of a documents store with 5,000 posts, and pages meanwhile',
      call: script('platform/server/bench/bench-documents.ts'),
    },
    withdrawal: {
      summary:
        'simulates 1,000 watched releases of each kind: none is withdrawn that is no worse, and what is worse is; then with forged views',
      call: script('platform/server/fault/simulate-withdrawals.ts'),
    },
    payloads: {
      summary: 'plants a script in more than 200 ways, through store, paste and fields, with and without the policy',
      call: tests('plant-scripts'),
    },
    writing: {
      summary: 'a day of writing in each engine; crashes, a killed server and two windows, six times each',
      call: script('e2e/tools/prove-writing.ts'),
    },
    'sign-in': {
      summary: "signs in to the blog tool against Firebase's Auth emulator (fetches 242 MB)",
      call: firebase('auth', 'sign-in'),
    },
    'firestore-rules': {
      summary: 'tries firestore.rules in the Firestore emulator of an installed Google Cloud command line',
      call: script('e2e/tools/firebase/try-firestore-rules.ts'),
    },
    rules: {
      summary:
        "tries firestore.rules and storage.rules in Firebase's emulators (fetches 242 MB and the emulators; needs Java 21)",
      call: firebase('firestore,storage', 'rules'),
    },
  },
  { THOROUGH: 'true', CHROMIUM_PATH: obtainBrowser() },
);
