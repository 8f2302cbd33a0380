import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { changePage, noteSettings } from '@/plugins/visual-editor/editor/pages/change-page'
import { createSiteCalls } from '@/plugins/visual-editor/editor/pages/site-calls'
import { type PageSettings, pageSettings } from '@/src/core/contracts/pages/pages'
import { canonicalJson } from '@/src/core/json'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Sources = Pick<BuilderContext, 'apiPath' | 'site' | 'pages' | 'commands'>

/** Name, address and search fields of the page that is open, where they change with its blocks. */
export type OwnSettings = ReturnType<typeof createOwnSettings>

export function createOwnSettings({ apiPath, site, pages, commands }: Sources, pageId: string) {
  const calls = createSiteCalls(apiPath, site.getState().profile.id)
  return {
    /** Ends when what was changed in the panel has reached the server. */
    settled: () => pages.getState().changes,

    /** The draft's are what visitors see. */
    wentLive: () =>
      noteSettings(pages, pageId, ({ pathname }) => ({ livePathname: pathname, state: 'live' })),

    /** They are what visitors see. */
    areLive: (settings: PageSettings) =>
      noteSettings(pages, pageId, () => ({
        ...settings,
        livePathname: settings.pathname,
        state: 'live',
      })),

    /**
     * Saves them into the draft in the place of others; what was changed in the panel since then stays.
     * Answers whether that worked; says why not.
     */
    async put(settings: PageSettings, former: PageSettings): Promise<boolean> {
      await pages.getState().changes
      const now = pages.getState().pages.find(({ id }) => id === pageId)
      if (now && canonicalJson(pageSettings.parse(now)) !== canonicalJson(former)) {
        commands.tell(ownerMessages.editor.settingsStay)
        return false
      }
      const refusal = await changePage(pages, calls, pageId, { mine: settings })
      if (refusal !== '') {
        commands.tell(ownerMessages.editor.settingsNotBack(refusal))
      }
      return refusal === ''
    },
  }
}
