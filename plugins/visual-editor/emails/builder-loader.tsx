'use client'

import dynamic from 'next/dynamic'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { FreshPayload } from '@/plugins/visual-editor/fresh-payload'

/** The editor needs a browser; the admin's server side never runs it. */
const EmailBuilder = dynamic(
  () =>
    import('@/plugins/visual-editor/editor/email/email-builder').then(
      ({ EmailBuilder }) => EmailBuilder,
    ),
  { ssr: false },
)

export function EmailBuilderLoader(props: EmailBuilderProps) {
  return (
    <FreshPayload key={props.paths.call} payload={props.email}>
      <EmailBuilder {...props} />
    </FreshPayload>
  )
}
