'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { followPreview, readPreview } from '@/site/api/preview'

const PreviewBar = dynamic(
  () => import('@/site/preview/preview-bar.client').then((module) => module.PreviewBar),
  { ssr: false },
)

/** Says that this is a preview, on every page that is walked through in it. */
export function PreviewHost() {
  const preview = useSyncExternalStore(followPreview, readPreview, () => null)
  return preview && <PreviewBar preview={preview} />
}
