import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openDatabase } from '../storage/opening/open-database';
import { findNamedAtOnce, findNamedPictures, isNamed } from './named-pictures';

const nameOf = (number: number) => `${number.toString(16).padStart(32, '0')}.png`;

test.each([0, 19, 20, 21, 40])('the pictures of %i documents are all found', async (count) => {
  const folder = createTemporaryFolder('pictures');
  const connection = openDatabase(folder);
  connection.exec("INSERT INTO collections (id, root, path, name) VALUES (1, 'r', 'blogs', 'blogs')");
  const insert = connection.prepare(
    "INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (1, ?, 't', 't', CAST(? AS BLOB))",
  );
  const names = Array.from({ length: count }, (_, number) => nameOf(number));
  for (const name of names) insert.run([name, JSON.stringify({ cover: { stringValue: name } })]);
  expect([...findNamedAtOnce(connection)].sort()).toEqual(names);
  expect([...(await findNamedPictures(connection))].sort()).toEqual(names);
  expect([count, count - 1].map((number) => isNamed(connection, nameOf(number)))).toEqual([false, count > 0]);
  connection.close();
  rmSync(folder, { recursive: true });
});
