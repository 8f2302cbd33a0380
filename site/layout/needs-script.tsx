type Props = {
  /** What does nothing without scripts, to begin a sentence with. */
  what: string
  className?: string
}

/** Stands before controls that need scripts, where there are none, and says what to do. */
export function NeedsScript({ what, className }: Props) {
  return (
    <noscript>
      <p className={className}>
        {what} needs JavaScript. Please switch it on for this site, or{' '}
        <a href="/contact">write to the artist</a>.
      </p>
    </noscript>
  )
}
