import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { codeText } from '@/plugins/rich-text/features/code/code-at'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { limits } from '@/src/core/limits'

type Props = { editor: LexicalEditor; code: string; className?: string | undefined }

/** Copies the code, and says so for a second. */
export function CopyButton({ editor, code, className }: Props) {
  const { announce, tell = announce } = useRichTextHost()
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0

  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopies(0), limits.code.copiedMs) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codeText(editor, code))
    } catch (error) {
      console.error('Code could not be copied', error)
      tell?.('Your browser did not allow copying. Select the code, and copy it with the keys.')
      return
    }
    announce?.('Copied')
    setCopies((count) => count + 1)
  }
  const label = isCopied ? 'Copied' : 'Copy code'
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void copy()}
    >
      {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
    </button>
  )
}
