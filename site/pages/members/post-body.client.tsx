'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '@/site/pages/members/post-card.module.css'
import type { TextPoll as Poll } from '@/src/core/text-polls'

const TextPoll = lazy(async () => ({
  default: (await import('@/site/polls/text-poll.client')).TextPoll,
}))

type Place = { element: HTMLElement; poll: Poll }

/** The text of a post. Its polls take votes where they stand. */
export function PostBody({ postId, html }: { postId: string; html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly Place[]>([])

  useEffect(() => {
    const written = placesIn(new DOMParser().parseFromString(html, 'text/html').body)
    const shown = body.current ? placesIn(body.current) : []
    setPlaces(
      written.flatMap((still, index) => {
        const element = shown[index]
        element?.replaceChildren()
        return element ? { element, poll: pollIn(still) } : []
      }),
    )
    return () => setPlaces([])
  }, [html])

  return (
    <>
      <div
        ref={body}
        className={styles.body}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from a checked document and sanitised
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {places.map(({ element, poll }) =>
        createPortal(
          <Suspense>
            <TextPoll documentId={postId} poll={poll} />
          </Suspense>,
          element,
          poll.uid,
        ),
      )}
    </>
  )
}

const placesIn = (text: HTMLElement) => [...text.querySelectorAll<HTMLElement>('[data-poll]')]

/** The poll that the HTML of the text shows without votes. */
function pollIn(element: HTMLElement): Poll {
  const answers = [...element.querySelectorAll<HTMLElement>('[data-answer]')]
  return {
    uid: element.dataset.poll ?? '',
    question: element.querySelector('strong')?.textContent ?? '',
    options: answers.map(({ dataset, textContent }) => ({
      uid: dataset.answer ?? '',
      text: textContent ?? '',
    })),
  }
}
