import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { installPackage } from '@/scripts/lib/install-package'
import { bin, runCommand } from '@/scripts/lib/run-command'

/** What draws without windows first: the same browser, which starts and works in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, an installed one, Playwright's own, else one that
 * is installed now, by Playwright or, as root, by apt.
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
  const found = installed() ?? playwrights() ?? (await download()) ?? (await fromPackage())
  if (!found) {
    throw new Error(
      'There is no Chromium for the browser tests and none could be installed: install one and set CHROMIUM_PATH to it.',
    )
  }
  return found
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...places, macApp].find((place) => existsSync(place) && starts(place))
}

function playwrights(): string | undefined {
  const place = chromium.executablePath()
  return existsSync(place) && starts(place) ? place : undefined
}

async function download(): Promise<string | undefined> {
  console.log('No Chromium found, downloading Playwright’s.')
  await runCommand({ command: ['node', bin.playwright, 'install', 'chromium'] }).catch(() => 1)
  return playwrights()
}

async function fromPackage(): Promise<string | undefined> {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackage(name)
    const found = installed()
    if (found) {
      return found
    }
  }
  return undefined
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
