'use client'

import dynamic from 'next/dynamic'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'

/** The editor needs a browser; the admin's server side never runs it. */
const Builder = dynamic(
  () => import('@/plugins/visual-editor/editor/builder').then(({ Builder }) => Builder),
  { ssr: false },
)

export function BuilderLoader(props: BuilderProps) {
  return <Builder key={props.page.id} {...props} />
}
