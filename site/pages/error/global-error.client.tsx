'use client'

import { type CSSProperties, useEffect } from 'react'
import { errorsMessages } from '@/src/core/messages/errors'

type Props = { error: Error & { digest?: string }; reset: () => void }

const body: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: 16,
  minHeight: '100svh',
  margin: 0,
  padding: 32,
  font: '16px/1.5 system-ui, sans-serif',
  colorScheme: 'light dark',
}

/** The last resort, when not even a site's layout could be drawn: no theme, no data. */
export function GlobalError({ error, reset }: Props) {
  useEffect(() => console.error(error), [error])

  return (
    <html lang="en">
      <body style={body}>
        <h1 style={{ margin: 0 }}>That did not work</h1>
        <p style={{ margin: 0 }}>{errorsMessages.unknown}</p>
        {error.digest && (
          <p style={{ margin: 0 }}>
            Error <code>{error.digest}</code>
          </p>
        )}
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  )
}
