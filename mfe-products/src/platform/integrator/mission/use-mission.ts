import { useQuery } from 'kit/page/use-query';
import { useReducer } from 'react';
import { type Edit, type EditAction, editMission, startEdit } from './edit-mission';
import { exampleMissions } from './mission';
import { readMission, writeMission } from './mission-code';

/** Edits the mission that the query names, or the first example, and keeps the query in step, so that a reload and a copied address show the same. */
export function useMission(): [edit: Edit, act: (action: EditAction) => void] {
  const [search, change] = useQuery();
  const [edit, dispatch] = useReducer(editMission, search.get('mission'), openFromAddress);
  return [
    edit,
    (action) => {
      dispatch(action);
      // Reduced once more here: React may do it later, and the address must say the same.
      const { mission } = editMission(edit, action);
      if (mission !== edit.mission) change({ mission: writeMission(mission) });
    },
  ];
}

function openFromAddress(code: string | null): Edit {
  const mission = code === null ? undefined : readMission(code);
  const edit = startEdit(mission ?? exampleMissions[0].mission);
  return code !== null && !mission
    ? {
        ...edit,
        message:
          'The address contains no readable mission, so this is the first example. To share a mission, copy the whole address.',
      }
    : edit;
}
