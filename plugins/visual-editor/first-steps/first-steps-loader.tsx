'use client'

import dynamic from 'next/dynamic'
import type { FirstStepsProps } from '@/plugins/visual-editor/first-steps/first-steps'

/** Draws the site in the browser, like the editor. */
const FirstSteps = dynamic(
  () =>
    import('@/plugins/visual-editor/first-steps/first-steps').then(({ FirstSteps }) => FirstSteps),
  { ssr: false },
)

export function FirstStepsLoader(props: FirstStepsProps) {
  return <FirstSteps {...props} />
}
