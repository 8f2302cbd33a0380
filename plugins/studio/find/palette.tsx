'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { PlaceEntry, Way } from '@/plugins/studio/find/place-entries'
import { ask } from '@/src/admin/call-api'
import { PaletteView } from '@/src/admin/ui/palette/palette-view'
import { rateEntries } from '@/src/admin/ui/palette/rate-entries'
import type { Found } from '@/src/core/contracts/studio/find-answers'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

type Props = {
  /** Whose releases, orders and people are found; none for who has no site. */
  profileId: string | null
  entries: readonly PlaceEntry[]
  apiPath: string
  onClose: () => void
}

type Entry = { id: string; title: string; group: string; note?: string; way: Way }

const pauseMs = 60

/** Type what you look for: a place of the admin, something to do, a release, an order, a person. */
export function StudioPalette({ profileId, entries, apiPath, onClose }: Props) {
  const router = useRouter()
  const { config } = useConfig()
  const [typed, setTyped] = useState('')
  const [position, setPosition] = useState(0)
  const { documents, isAsking } = useFound({ profileId, apiPath, words: typed.trim() })
  const { admin } = config.routes
  const found = useMemo<Entry[]>(() => {
    const places = typed.trim() === '' ? entries : rateEntries(entries, typed)
    return [
      ...places,
      ...documents.map(({ id, group, title, note, path }) => ({
        id: `${group}-${id}`,
        group,
        title,
        note,
        way: { href: `${admin}${path}` },
      })),
    ]
  }, [entries, documents, typed, admin])

  return (
    <PaletteView
      label="What are you looking for?"
      placeholder="A release, an order, a fan, something to do…"
      nothing={isAsking ? 'Looking…' : 'Nothing is called that.'}
      typed={typed}
      onType={(words) => {
        setTyped(words)
        setPosition(0)
      }}
      found={found}
      position={Math.min(position, Math.max(found.length - 1, 0))}
      onPosition={setPosition}
      onChoose={({ way }) => {
        onClose()
        void take(way, (href) => router.push(href))
      }}
      onClose={onClose}
    />
  )
}

async function take(way: Way, open: (href: string) => void): Promise<void> {
  if ('href' in way) {
    open(way.href)
  } else if ('outside' in way) {
    // A link, as a file that is loaded leaves no screen, and asks nobody whether to.
    const link = document.createElement('a')
    link.href = way.outside
    if (way.isFile) {
      link.download = ''
    } else {
      link.target = '_blank'
      link.rel = 'noreferrer'
    }
    link.click()
  } else {
    const outcome = await ask<{ id: string }>(way.post, { method: 'POST', body: way.body })
    if (outcome.problem !== undefined) {
      toast.error(outcome.problem)
    } else if (way.at === null) {
      // The whole screen speaks of it.
      window.location.reload()
    } else {
      open(`${way.at}/${outcome.answer.id}`)
    }
  }
}

type Asked = { profileId: string | null; apiPath: string; words: string }

/** What the site has of that name. What was found stays while more is typed, so that nothing flickers. */
function useFound({ profileId, apiPath, words }: Asked) {
  const [state, setState] = useState<{ words: string; documents: Found[] }>({
    words: '',
    documents: [],
  })
  const canAsk = profileId !== null && words.length >= studioLimits.find.wordsMin

  useEffect(() => {
    if (!canAsk) {
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ words: words.slice(0, studioLimits.find.wordsMax) })
      const url = `${apiPath}/${slugs.profiles}/${profileId}/find?${query}`
      const outcome = await ask<Found[]>(url, { signal: leaving.signal })
      if (!leaving.signal.aborted) {
        setState({ words, documents: 'answer' in outcome ? outcome.answer : [] })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [canAsk, apiPath, profileId, words])

  return {
    documents: canAsk ? state.documents : [],
    isAsking: canAsk && state.words !== words,
  }
}
