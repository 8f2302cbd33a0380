import type { PagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import type { SiteCalls } from '@/plugins/visual-editor/editor/pages/site-calls'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import { type PageChange, type PageSettings, pageSettings } from '@/src/core/contracts/pages/pages'
import { sameJson } from '@/src/core/json'
import type { Side } from '@/src/core/merge-values'

const settingPaths = [
  'title',
  'pathname',
  'seo.title',
  'seo.description',
  'seo.image',
  'seo.isHidden',
] as const
export type SettingPath = (typeof settingPaths)[number]

/**
 * Changes settings of a page in its draft, beside what another window changed; asks about what both did.
 *
 * @param base what was shown when this change began, where that may be long ago
 * @returns why it was refused, '' when it is saved
 */
export async function changePage(
  store: PagesStore,
  calls: SiteCalls,
  id: string,
  { mine, base = {} }: { mine: PageChange; base?: PageChange },
): Promise<string> {
  // One after the other, so that the last word is the creator's last.
  const call = store.getState().changes.then(() => save(store, calls, id, { mine, base }))
  store.setState(({ changes }) => ({ changes: Promise.all([changes, call]) }))
  return call
}

async function save(
  store: PagesStore,
  calls: SiteCalls,
  id: string,
  { mine, base: begun }: { mine: PageChange; base: PageChange },
): Promise<string> {
  const page = store.getState().pages.find((each) => each.id === id)
  const shown = page && pageSettings.parse(page)
  const { written } = store.getState()
  const base = pick(mine, (path) => {
    const now = shown && at(shown, path)
    const own = written.get(`${id} ${path}`)
    // What this window has saved since is no change of another one.
    const isBegun = at(begun, path) !== undefined && !(own && sameJson(own.value, now))
    return isBegun ? at(begun, path) : now
  })
  const outcome = await calls.change(id, { base, mine })
  if ('message' in outcome) {
    return outcome.message
  }
  const { settings, conflicts } = outcome.value
  noteSettings(store, id, ({ livePathname }) => ({
    ...settings,
    state: livePathname === null ? 'draft' : 'changed',
  }))
  const own = pathsOf(mine).filter((path) => !conflicts.includes(path))
  store.setState((state) => ({
    written: new Map([
      ...state.written,
      ...own.map((path) => [`${id} ${path}`, { value: at(settings, path) }] as const),
    ]),
  }))
  const both = pathsOf(mine).filter((path) => conflicts.includes(path))
  if (both.length === 0) {
    return ''
  }
  const choices = await askAbout(store, { id, title: settings.title, mine, theirs: settings, both })
  const kept = pick(mine, (path) => (choices.get(path) === 'mine' ? at(mine, path) : undefined))
  return pathsOf(kept).length > 0
    ? save(store, calls, id, { mine: kept, base: pick(kept, (path) => at(settings, path)) })
    : ''
}

/** What two windows changed, each otherwise. */
export type SettingsQuestion = {
  id: string
  title: string
  mine: PageChange
  theirs: PageSettings
  both: readonly SettingPath[]
  answer: (choices: ReadonlyMap<string, Side>) => void
}

function askAbout(store: PagesStore, question: Omit<SettingsQuestion, 'answer'>) {
  return new Promise<ReadonlyMap<string, Side>>((resolve) =>
    store.setState({
      question: {
        ...question,
        answer: (choices) => {
          store.setState({ question: null })
          resolve(choices)
        },
      },
    }),
  )
}

/** What stands at a place like `seo.title`. */
export function at(change: PageChange, path: SettingPath): unknown {
  const [key = '', inner] = path.split('.')
  const value = change[key as keyof PageChange]
  return inner === undefined ? value : value?.[inner as keyof typeof value]
}

const pathsOf = (change: PageChange) =>
  settingPaths.filter((path) => at(change, path) !== undefined)

/** The settings that a change is about, each with a value; without those that have none. */
function pick(change: PageChange, read: (path: SettingPath) => unknown): PageChange {
  const picked: Record<string, unknown> = {}
  const seo: Record<string, unknown> = {}
  for (const path of pathsOf(change)) {
    const value = read(path)
    const [key = '', inner] = path.split('.')
    if (value !== undefined) {
      const into = inner === undefined ? picked : seo
      into[inner ?? key] = value
    }
  }
  return { ...picked, ...(Object.keys(seo).length > 0 && { seo }) }
}

/** Shows everywhere what became of a page. */
export function noteSettings(
  store: PagesStore,
  id: string,
  change: (page: PageEntry) => Partial<PageEntry>,
): void {
  store.setState(({ pages }) => ({
    pages: pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page)),
  }))
}
