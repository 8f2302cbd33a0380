import { spawnSync } from 'node:child_process'
import { installPackage } from '@/scripts/lib/install-package'

/**
 * Sees to it that the tests of converted music can run.
 *
 * @throws {Error} with one sentence when there is no ffmpeg and none can be installed
 */
export async function requireFfmpeg(): Promise<void> {
  if (!isThere()) {
    await installPackage('ffmpeg')
  }
  if (!isThere()) {
    throw new Error('There is no ffmpeg for the tests of music and none could be installed.')
  }
}

const isThere = (): boolean =>
  ['ffmpeg', 'ffprobe'].every((tool) => spawnSync(tool, ['-version']).status === 0)
