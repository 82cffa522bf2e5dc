import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A command that the server runs as a process of its own. */
export type ProcessCommand = {
  file: string;
  arguments: readonly string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
};

/**
 * Runs the command that composes the pages of authored posts.
 * @param documentsOrigin origin of the server that holds the posts
 * @throws what `execFile` throws when the command fails; its message has the command's error output
 */
export async function composePosts(
  { file, arguments: args, folder, environment }: ProcessCommand,
  documentsOrigin: string,
): Promise<void> {
  await promisify(execFile)(file, args, {
    cwd: folder,
    env: { ...environment, DOCUMENTS_ORIGIN: documentsOrigin },
  });
}
