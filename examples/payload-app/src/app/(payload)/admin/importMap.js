import { DocumentField as DocumentField_da5c3cc5b159bf3f7f87caa38e8af421 } from '@bandstand/visual-editor/client'
import { BuilderView as BuilderView_ebe5c4350b33aac83a2521063dd08497 } from '@bandstand/visual-editor/rsc'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { PageEditor as PageEditor_a8fb3af96307197a4f76c15179089b32 } from '../../../page-editor'

/** @type import('payload').ImportMap */
export const importMap = {
  "@bandstand/visual-editor/client#DocumentField": DocumentField_da5c3cc5b159bf3f7f87caa38e8af421,
  "@bandstand/visual-editor/rsc#BuilderView": BuilderView_ebe5c4350b33aac83a2521063dd08497,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/page-editor#PageEditor": PageEditor_a8fb3af96307197a4f76c15179089b32
}
