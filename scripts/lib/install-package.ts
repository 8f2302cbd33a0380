import { spawnSync } from 'node:child_process'
import { runCommand } from '@/scripts/lib/run-command'

/** Installs a package of Debian's where that is possible: as root, with apt. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return
  }
  console.log(`Installing the package ${name}.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand({ command: ['apt-get', 'update', '-qq'], env })
  await runCommand({
    command: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
    env,
  })
}
