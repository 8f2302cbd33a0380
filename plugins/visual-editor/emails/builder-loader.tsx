'use client'

import dynamic from 'next/dynamic'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { ReloadOnBack } from '@/plugins/visual-editor/reload-on-back'

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
    <ReloadOnBack key={props.paths.call} payload={props.email}>
      <EmailBuilder {...props} />
    </ReloadOnBack>
  )
}
