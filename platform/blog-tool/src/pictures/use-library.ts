import type { StoredPicture } from 'kit/posts/stored-picture';
import { useEffect, useState } from 'react';
import type { PictureUses } from './find-uses';
import type { ToolPictures } from './open-pictures';

/** The pictures of the store and their uses. The list is there before its uses are. */
export function useLibrary(pictures: ToolPictures) {
  const [all, setAll] = useState<readonly StoredPicture[]>();
  const [uses, setUses] = useState<PictureUses>();
  const [hasVersions, setHasVersions] = useState(false);
  const [problem, setProblem] = useState('');
  const [time, setTime] = useState(0);

  useEffect(() => {
    let isCancelled = false;
    const read = async () => {
      try {
        const stored = await (await pictures.store()).list();
        if (isCancelled) return;
        setAll(stored);
        setProblem('');
      } catch (error) {
        if (isCancelled) return;
        setProblem(`The pictures could not be loaded. ${error instanceof Error ? error.message : String(error)}.`);
        return;
      }
      try {
        const found = await pictures.findUses(false);
        if (!isCancelled) setUses((before) => before ?? found);
      } catch (error) {
        console.error('The uses of the pictures could not be loaded:', error);
        if (!isCancelled) setProblem('The uses of the pictures could not be loaded. Check your connection.');
      }
    };
    void read();
    return () => {
      isCancelled = true;
    };
  }, [pictures, time]);

  const findVersions = () => {
    setHasVersions(true);
    pictures.findUses(true).then(setUses, (error: unknown) => {
      console.error('The earlier versions could not be read:', error);
      setHasVersions(false);
      setProblem('The earlier versions could not be read. Check your connection.');
    });
  };
  return {
    all,
    uses,
    hasVersions,
    problem,
    load: () => setTime((before) => before + 1),
    findVersions,
    removeFromList: (name: string) => setAll((before) => before?.filter((picture) => picture.name !== name)),
  };
}
