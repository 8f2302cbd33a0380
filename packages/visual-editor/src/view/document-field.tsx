import { Button, FieldLabel, useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import styles from '@/packages/visual-editor/src/view/document-field.module.css'

/** Stands for the page in its document's form: how much is on it, and the way to the editor. */
export function DocumentField({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path })
  const { collectionSlug, id, hasSavePermission } = useDocumentInfo()
  const { config } = useConfig()
  const count = countBlocks(value)
  const summary =
    count === 0 ? 'Nothing is on this page yet.' : count === 1 ? '1 block' : `${count} blocks`
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label} path={path} />
      <p>{summary}</p>
      {id === undefined ? (
        <p>Save this document once, then design its page.</p>
      ) : (
        hasSavePermission && (
          <Button
            buttonStyle="secondary"
            el="link"
            margin={false}
            to={`${config.routes.admin}/collections/${collectionSlug}/${id}/builder`}
          >
            Open the editor
          </Button>
        )
      )}
    </div>
  )
}

/** Without the root, which is no block. */
function countBlocks(value: unknown): number {
  const nodes = typeof value === 'object' && value !== null && 'nodes' in value ? value.nodes : {}
  return Math.max(0, Object.keys(nodes ?? {}).length - 1)
}
