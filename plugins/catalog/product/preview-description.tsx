import { useMemo } from 'react'
import { useProductField } from '@/plugins/catalog/product/product-context'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText, StillLink } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'

/** The description, as it is written now. */
export function PreviewDescription({ className }: { className?: string | undefined }) {
  const { value } = useProductField('description')
  const words = useMemo(() => (value?.root ? sanitizeRichText(value) : null), [value])
  return (
    words &&
    !isEmptyRichText(words) && (
      <div className={className}>
        <RichText doc={words} Link={StillLink} />
      </div>
    )
  )
}
