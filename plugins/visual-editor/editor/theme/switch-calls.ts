import { askPublishCheck } from '@/plugins/visual-editor/editor/publish-check/ask-publish-check'
import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/owner-call'
import { createPagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import type { ThemeName } from '@/src/core/theme/schema'

/** What came of a call, or what the server says against it. */
type Outcome<Value> = { value: Value } | { refused: string }

/** A home page that was looked at: what is wrong with it, and its blocks, which are named then. */
export type LookedAt = { homeId: string; found: readonly Finding[]; layout: unknown }

/** Calls about which kind of site visitors see. None of them throws. */
export function createSwitchCalls(apiPath: string, profileId: string) {
  /** Answers the home page of the kind, which is made where it is missing. */
  const switchTo = async (themeName: ThemeName, isLive: boolean): Promise<Outcome<string>> => {
    const url = `${apiPath}/profiles/${profileId}/theme-switch`
    const answer = await send(url, 'POST', { themeName, isLive })
    const homeId = readPath(answer?.body, ['homeId'])
    return answer?.status === 200 && typeof homeId === 'string'
      ? { value: homeId }
      : { refused: messageOf(answer?.body) }
  }

  return {
    switchTo,

    /**
     * What is wrong with a home page that goes live by switching alone. One that is live already was
     * looked at as it went live.
     */
    async lookAt(themeName: ThemeName): Promise<Outcome<LookedAt>> {
      const home = await switchTo(themeName, false)
      if ('refused' in home) {
        return home
      }
      const api = createPagesApi(apiPath, home.value)
      const status = await api.status()
      const found = status?.isLive ? [] : await askPublishCheck(apiPath, home.value)
      if ('refused' in found) {
        return found
      }
      const stored = found.length > 0 ? await api.load() : null
      return { value: { homeId: home.value, found, layout: stored?.layout } }
    },
  }
}
