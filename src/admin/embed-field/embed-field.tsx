import type { UIFieldServerProps } from 'payload'
import { codeOfDocument } from '@/src/admin/embed-field/code-of-document'
import { EmbedCode } from '@/src/admin/embed-field/embed-code.client'

type Props = UIFieldServerProps & { kind: 'tiers' | 'lists' }

/** On a document that pages elsewhere can show: what to copy into them. */
export async function EmbedField({ data, id, kind }: Props) {
  const codes = await codeOfDocument({ kind, id, data: data ?? {} })
  return codes && <EmbedCode codes={codes} />
}
