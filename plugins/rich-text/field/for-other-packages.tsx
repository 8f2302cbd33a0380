// 42 kB, gzipped. The package exports it to nobody, its own field loads it.
import '../../../node_modules/@payloadcms/richtext-lexical/dist/field/bundled.css'
import { BulkUploadProvider } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** What Payload's field has around its editor, and features of other packages go by: styles, uploads of many files. */
export function ForOtherPackages({ path, children }: { path: string; children: ReactNode }) {
  return <BulkUploadProvider drawerSlugPrefix={`lexical-${path}`}>{children}</BulkUploadProvider>
}
