import { useEffect, useMemo, useRef, useState } from 'react'
import { useComposer } from '@/plugins/posts/composer/composer-context'
import { toPicture } from '@/plugins/rich-text/field/store-picture'
import { findLinkTargets, readOwnPages } from '@/plugins/rich-text/kit/find-link-targets'
import type { HostPicture, PollVotes, RichTextHost } from '@/plugins/rich-text/kit/host'
import { ask } from '@/src/admin/call-api'
import { useAnnounce } from '@/src/admin/ui/announce'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import type { PollVotesAnswer } from '@/src/core/contracts/pages/page-calls'
import { limits } from '@/src/core/limits'
import type { RichTextDoc } from '@/src/core/rich-text'

/** What the composer does for the words of a post: pictures of the library, links to the site, votes in polls. */
export function useTextHost(doc: RichTextDoc) {
  const { apiPath, profileId, id, tell } = useComposer()
  const announce = useAnnounce()
  const [isPicking, setPicking] = useState(false)
  const answer = useRef<((picture: HostPicture | null) => void) | null>(null)
  const words = useRef(doc)
  useEffect(() => {
    words.current = doc
  }, [doc])

  const settle = (picture: HostPicture | null) => {
    answer.current?.(picture)
    answer.current = null
    setPicking(false)
  }

  const host = useMemo((): RichTextHost => {
    const place = { apiPath, profileId }
    let pages: ReturnType<typeof readOwnPages> | undefined
    return {
      announce,
      tell,
      bytesLeft: () => limits.richText.bytesMax - JSON.stringify(words.current).length,
      pickPicture: () =>
        new Promise((resolve) => {
          answer.current = resolve
          setPicking(true)
        }),
      findLinkTargets: async (sought) => {
        pages ??= readOwnPages(place)
        return findLinkTargets({ ...place, pages: await pages }, sought)
      },
      readPollVotes: async (): Promise<PollVotes> => {
        const outcome = await ask<PollVotesAnswer>(`${apiPath}/posts/${id}/poll-votes`)
        if (outcome.problem !== undefined) {
          throw new Error(outcome.problem)
        }
        return outcome.answer.polls
      },
    }
  }, [apiPath, profileId, id, announce, tell])

  return {
    host,
    isPicking,
    choose: (item: MediaItem) => settle(toPicture(item)),
    close: () => settle(null),
  }
}
