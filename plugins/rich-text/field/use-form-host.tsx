import { useConfig, useFormFields, useListDrawer } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { HostPicture, RichTextHost } from '@/plugins/rich-text/kit/host'
import { messages } from '@/src/core/messages'
import { slugs } from '@/src/core/slugs'

type MediaDoc = Partial<Record<'id' | 'url' | 'alt' | 'width' | 'height', unknown>>

type FormHost = {
  host: RichTextHost
  /** Stands beside the words. */
  drawer: ReactNode
  /** A picture is being chosen: the keyboard is away from the words, and comes back. */
  isPicking: () => boolean
}

/** What a form of the admin does for words: Payload's own list of pictures, and its uploads. */
export function useFormHost(): FormHost {
  const { config } = useConfig()
  const api = `${config.serverURL}${config.routes.api}/${slugs.media}`
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

  const host = useMemo<RichTextHost>(
    () => ({
      pickPicture: () =>
        new Promise((resolve) => {
          answer.current = resolve
          open.current()
        }),
      ...(profile && { storePicture: (file: File) => store(api, profile, file) }),
    }),
    [api, profile],
  )

  return {
    host,
    isPicking: () => answer.current !== null,
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

async function store(api: string, profile: string, file: File): Promise<HostPicture> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ profile }))
  const response = await fetch(`${api}?depth=0`, { method: 'POST', credentials: 'include', body })
  const { doc, errors } = (await response.json().catch(() => ({}))) as {
    doc?: MediaDoc
    errors?: { message?: string }[]
  }
  if (!response.ok || !doc) {
    throw new Error(errors?.[0]?.message ?? messages.uploads.failed)
  }
  return toPicture(doc)
}

function toPicture({ id, url, alt, width, height }: MediaDoc): HostPicture {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    mediaId: text(id),
    // Texts store paths, which hold on every host of the site.
    src: new URL(text(url), window.location.href).pathname,
    alt: text(alt),
    width: Number(width) || 0,
    height: Number(height) || 0,
  }
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' && id !== '' ? id : null
}
