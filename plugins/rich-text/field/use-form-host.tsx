import { toast, useConfig, useDocumentInfo, useFormFields, useListDrawer } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { storePicture, toPicture } from '@/plugins/rich-text/field/store-picture'
import { findLinkTargets, readOwnPages } from '@/plugins/rich-text/kit/find-link-targets'
import type { HostPicture, PollVotes, RichTextHost } from '@/plugins/rich-text/kit/host'
import { ask } from '@/src/admin/call-api'
import type { PollVotesAnswer } from '@/src/core/contracts/pages/page-calls'
import { limits } from '@/src/core/limits'
import type { RichTextDoc } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'

type FormHost = {
  host: RichTextHost
  /** Stands beside the words. */
  drawer: ReactNode
}

/** What a form of the admin does for words: Payload's own list of pictures, and its uploads. */
export function useFormHost(doc: RichTextDoc): FormHost {
  const { config } = useConfig()
  const apiPath = `${config.serverURL}${config.routes.api}`
  const { id, collectionSlug } = useDocumentInfo()
  const profile = useFormFields(([fields]) => idOf(fields.profile?.value))
  const filterOptions = useMemo(
    (): Record<string, Where> => ({
      [slugs.media]: {
        and: [{ mimeType: { contains: 'image/' } }, { profile: { equals: profile ?? '' } }],
      },
    }),
    [profile],
  )
  const [ListDrawer, , { isDrawerOpen, openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: [slugs.media],
    filterOptions,
  })
  const answer = useRef<((picture: HostPicture | null) => void) | null>(null)
  const open = useRef(openDrawer)
  open.current = openDrawer

  const settle = (picture: HostPicture | null) => {
    answer.current?.(picture)
    answer.current = null
  }
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isDrawerOpen) {
      answer.current?.(null)
      answer.current = null
    }
    wasOpen.current = isDrawerOpen
  }, [isDrawerOpen])

  const words = useRef(doc)
  words.current = doc
  const host = useMemo<RichTextHost>(
    () => ({
      bytesLeft: () => limits.richText.bytesMax - JSON.stringify(words.current).length,
      tell: (message) => toast.error(message),
      pickPicture: () =>
        new Promise((resolve) => {
          answer.current = resolve
          open.current()
        }),
      ...(profile && ofProfile({ apiPath, profileId: profile })),
      ...(id &&
        collectionSlug && {
          readPollVotes: () => readPollVotes(`${apiPath}/${collectionSlug}/${id}`),
        }),
    }),
    [apiPath, profile, id, collectionSlug],
  )

  return {
    host,
    drawer: (
      <ListDrawer
        onSelect={({ doc }) => {
          settle(toPicture(doc))
          closeDrawer()
        }}
      />
    ),
  }
}

/** What is done with what the artist has on their site. */
function ofProfile(
  place: Parameters<typeof readOwnPages>[0],
): Pick<RichTextHost, 'storePicture' | 'findLinkTargets'> {
  let pages: ReturnType<typeof readOwnPages> | undefined
  return {
    storePicture: (file, onProgress) => storePicture(place, file, onProgress),
    findLinkTargets: async (words) => {
      pages ??= readOwnPages(place)
      return findLinkTargets({ ...place, pages: await pages }, words)
    },
  }
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' && id !== '' ? id : null
}

/**
 * Votes in the polls of the document with this address.
 *
 * @throws {Error} with a message for the artist
 */
async function readPollVotes(documentUrl: string): Promise<PollVotes> {
  const outcome = await ask<PollVotesAnswer>(`${documentUrl}/poll-votes`)
  if (outcome.problem !== undefined) {
    throw new Error(outcome.problem)
  }
  return outcome.answer.polls
}
