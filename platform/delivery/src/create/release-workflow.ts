/** A pipeline of a repository that has the packages of a registry installed. */
type ReleaseWorkflow = {
  /** What it does, in a sentence. */
  summary: string;
  name: string;
  /** Of the packages in the registry, such as `@company`. */
  scope: string;
  registry: string;
  /** When it releases, as GitHub writes a condition. */
  condition: string;
  /** Variables that the release has besides its secrets, a line each. */
  variables?: readonly string[];
};

/** The file of a pipeline on GitHub: it tests every change, and releases what is on main. */
export const releaseWorkflow = ({ summary, name, scope, registry, condition, variables = [] }: ReleaseWorkflow) => {
  const job = name.toLowerCase();
  return `# ${summary}
name: ${name}

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

concurrency:
  group: ${job}-\${{ github.ref }}

jobs:
  ${job}:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          # All commits: what is live may come from a newer one than this.
          fetch-depth: 0
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 22
          # Writes an .npmrc that reads the token of the steps.
          registry-url: ${registry}
          scope: "${scope}"
      - run: npm ci
        env:
          NODE_AUTH_TOKEN: \${{ secrets.RELEASE_STORE_TOKEN }}
      - run: npm test
      - if: ${condition}
        run: npm run release -- --yes
        env:
${variables.map((line) => `          ${line}\n`).join('')}          NODE_AUTH_TOKEN: \${{ secrets.RELEASE_STORE_TOKEN }}
          RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
          STAFF_EMAIL: \${{ secrets.RELEASE_EMAIL }}
          STAFF_PASSWORD: \${{ secrets.RELEASE_PASSWORD }}
`;
};
