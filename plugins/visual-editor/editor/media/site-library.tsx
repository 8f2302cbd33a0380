import type { ReactNode } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/upload/uploads-of'
import { MediaLibraryProvider } from '@/src/admin/media/library/media-library'

/** The site's media, for controls that the editor shares with other screens. */
export function SiteLibrary({ children }: { children: ReactNode }) {
  return <MediaLibraryProvider value={uploadsOf(useBuilder())}>{children}</MediaLibraryProvider>
}
