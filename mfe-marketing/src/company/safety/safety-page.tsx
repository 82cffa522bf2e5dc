import { robotStandards } from 'shared-config/robots/robot-specifications';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { FactList } from '../../page/fact-list';
import { PageFrame } from '../../page/page-frame';
import { frameOf } from '../../page-text/frame-of';
import { type ChapterLayout, PageChapter } from '../../page-text/page-chapter';
import texts from '../../page-text/page-text.module.css';
import { safety } from './safety.content';
import { SafetyFields } from './safety-fields';
import { listSafetyFunctions } from './safety-functions';

const path = '/safety';

const layouts: Readonly<Record<string, ChapterLayout>> = {
  functions: { layout: 'beside', level: 'chapter' },
  updates: { layout: 'beside', level: 'chapter' },
  report: { layout: 'beside', level: 'chapter' },
};

const inserts = {
  fields: <SafetyFields />,
  functions: <SafetyFunctions />,
  standards: <FactList facts={robotStandards.map(([name, value]) => ({ name, value }))} />,
};

/** `/safety`: the protection of people and fleets, updates, and how to report a weakness. */
export function SafetyPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame {...frameOf(safety, path)}>
      {safety.chapters.map((chapter) => (
        <PageChapter key={chapter.id} chapter={chapter} layout={layouts[chapter.id]} inserts={inserts} />
      ))}
      {safety.closing && (
        <Closing
          title={safety.closing.title}
          text={safety.closing.text}
          label={safety.closing.button}
          onContact={() => setInterest({ label: 'safety and cybersecurity', path })}
        />
      )}
      <NextLinks links={safety.next} />
    </PageFrame>
  );
}

/** The safety functions of all robots. */
function SafetyFunctions() {
  return (
    <table className={texts.table}>
      <thead>
        <tr>
          <th scope="col">Safety function</th>
          <th scope="col">Level</th>
          <th scope="col">Robots</th>
        </tr>
      </thead>
      <tbody>
        {listSafetyFunctions().map(({ name, level, robots }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="measured">{level}</td>
            <td>{robots}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
