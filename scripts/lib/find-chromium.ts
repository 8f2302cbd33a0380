import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installPackage } from '@/scripts/lib/install-package'
import { bin, runCommand } from '@/scripts/lib/run-command'

/** The same browser without windows, which starts and works in half the time. */
const headlessShell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, else a headless one, which is installed by apt when this
 * is root, else any other that is installed or that Playwright downloads.
 *
 * @throws {Error} with one sentence when none can be had
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (!starts(wanted)) {
      throw new Error(`CHROMIUM_PATH is ${wanted}, which does not start.`)
    }
    return wanted
  }
  const found =
    installed(headlessShell) ??
    playwrights() ??
    (await fromPackage(headlessShell)) ??
    installed(...withWindows) ??
    firstThatStarts([macApp]) ??
    (await download()) ??
    (await fromPackage('chromium'))
  if (!found) {
    throw new Error(
      'There is no Chromium for the browser tests and none could be installed: install one and set CHROMIUM_PATH to it.',
    )
  }
  return found
}

function installed(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return firstThatStarts(places)
}

function playwrights(): string | undefined {
  return firstThatStarts([chromium.executablePath()])
}

async function download(): Promise<string | undefined> {
  console.log('No Chromium found, downloading Playwright’s.')
  await runCommand({ command: ['node', bin.playwright, 'install', 'chromium'] }).catch(() => 1)
  return playwrights()
}

async function fromPackage(name: string): Promise<string | undefined> {
  await installPackage(name)
  return installed(name)
}

const firstThatStarts = (places: readonly string[]): string | undefined =>
  places.find((place) => existsSync(place) && starts(place))

function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
