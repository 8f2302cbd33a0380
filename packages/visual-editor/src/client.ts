'use client'

export { DocumentField } from '@/packages/visual-editor/src/view/document-field'
export { BasicEditor, createPageEditor } from '@/packages/visual-editor/src/view/page-editor'
