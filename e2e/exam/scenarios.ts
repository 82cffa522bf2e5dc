import type { Browser } from '@playwright/test';
import type { ExamSite } from './exam-site';
import type { Observation } from './judge';
import type { View } from './view';
import { type ExamPage, followLink, openTab, pressButton, readLines, readScreen, settle, visit } from './visit';

/** What came of a scenario on one site. */
export type Outcome = {
  observations: readonly Observation[];
  /** What a command said that the scenario is about. */
  said?: string | undefined;
};

/** One of the complaints about module federation, as something that happens to a site. */
export type Scenario = {
  title: string;
  /** What happens, in a few sentences. */
  event: string;
  /** Where people complain about it. */
  complaints: readonly string[];
  run: (site: ExamSite, browser: Browser) => Promise<Outcome>;
};

const issue = (repository: string, number: number) => `https://github.com/${repository}/issues/${number}`;
const core = 'module-federation/core';

const robots: ExamPage = { path: '/robots', name: 'Robots', next: 'Lifter' };
const lifter: ExamPage = { path: '/robots/lifter', name: 'Lifter', next: 'Robots' };
const service: ExamPage = { path: '/service', name: 'Service', next: 'Robots' };

/** All that a page can be asked for. */
const everything = [
  'opens with status 200',
  'shows its content',
  'stays as it came',
  'keeps what was typed',
  'has a button that acts',
  'has a link that leads on',
  'writes no error',
] as const;

/** Says what is particular to a page that was looked at. */
const named = (particular: string, view: View): View => ({ ...view, subject: `${view.subject}, ${particular}` });

const drift: Scenario = {
  title: 'HTML and client drift after a redeploy',
  event:
    'The site has had visitors. The remote is released again, with another heading. The first visitor comes after that; the page of the second one is on its way, its scripts not yet there, while the remote is released once more.',
  complaints: [
    issue(core, 3346),
    issue(core, 3548),
    issue(core, 991),
    issue('web-infra-dev/modern-js-examples', 48),
    issue('module-federation/module-federation-examples', 3167),
  ],
  run: async (site, browser) => {
    for (const page of [robots, service]) await visit(browser, site.address(), page);
    await site.redeployRobots();
    const after = await visit(browser, site.address(), robots);
    const meanwhile = await visit(browser, site.address(), robots, site.redeployRobots);
    return {
      observations: [
        { view: named('opened after it', after), demands: everything },
        { view: named('on its way during it', meanwhile), demands: everything },
      ],
    };
  },
};

const oldTab: Scenario = {
  title: 'An old tab after a redeploy',
  event:
    'A tab is open on a page of the remote, and interactive. The remote is released again. The visitor follows a link to another page of it, whose script the tab has not loaded yet.',
  complaints: [
    issue(core, 2208),
    issue(core, 4220),
    issue(core, 4807),
    issue('webpack/webpack', 16081),
    issue('angular-architects/module-federation-plugin', 248),
  ],
  run: async (site, browser) => {
    const tab = await openTab(browser);
    await tab.page.goto(site.address() + robots.path);
    await settle(tab.page);
    await site.redeployRobots();
    const link = await followLink(tab, robots.next);
    const screen = await readScreen(tab.page);
    const press = await pressButton(tab.page, await readLines(tab.page));
    await tab.close();
    return {
      observations: [
        {
          view: {
            subject: '/robots/lifter, by the link',
            expected: robots.next,
            screen,
            press,
            link,
            errors: tab.errors,
          },
          demands: ['shows its content', 'has a button that acts', 'has a link that leads on', 'writes no error'],
        },
      ],
    };
  },
};

const down: Scenario = {
  title: 'A remote that is down',
  event:
    'The site has had visitors. Then nothing of the remote can be fetched any more: each connection is refused or cut. One visitor opens its page, another one the page of a remote of another team, and goes on from there to the page of the remote that is down.',
  complaints: [issue(core, 3877), issue(core, 3452), issue(core, 2362), issue('webpack/webpack', 11944)],
  run: async (site, browser) => {
    for (const page of [robots, service]) await visit(browser, site.address(), page);
    await site.takeRobotsDown();
    const own = await visit(browser, site.address(), robots);
    const other = await visit(browser, site.address(), service);
    return {
      observations: [
        {
          view: own,
          demands: [
            'opens with status 200',
            'shows its content',
            'stays as it came',
            'keeps what was typed',
            'has a button that acts, or says why not',
            'has a link that leads on',
          ],
        },
        { view: other, demands: everything.filter((demand) => demand !== 'writes no error') },
      ],
    };
  },
};

const singleton: Scenario = {
  title: 'Two versions of a singleton',
  event:
    'Every package has React 19. The team of one remote releases it from a checkout that still has React 18.3.1: one of its pages uses nothing that React 19 took away, the other one default props of a function. A site may refuse that release; its visitors then have the one before. They open both pages, and one of another remote.',
  complaints: [
    issue('webpack/webpack', 19563),
    issue(core, 3170),
    issue(core, 3209),
    issue(core, 3590),
    issue('module-federation/module-federation-examples', 1250),
  ],
  run: async (site, browser) => {
    for (const page of [robots, service]) await visit(browser, site.address(), page);
    const said = await site.releaseRobotsOnReact18();
    const views = [
      named('nothing that React 19 took away', await visit(browser, site.address(), robots)),
      named('default props', await visit(browser, site.address(), lifter)),
      await visit(browser, site.address(), service),
    ];
    return { observations: views.map((view) => ({ view, demands: everything })), said };
  },
};

/** The four worst complaints, in the order of how many people have them. */
export const scenarios: readonly Scenario[] = [drift, oldTab, down, singleton];
