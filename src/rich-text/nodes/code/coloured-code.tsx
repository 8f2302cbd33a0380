import type { RichTextCode } from '@/src/rich-text/node-kit'
import { codePieces } from '@/src/rich-text/nodes/code/code-pieces'

/** Code with its keywords told from its strings. On the server, or where an artist writes. */
export const ColouredCode: RichTextCode = ({ code, language, draw }) =>
  draw(codePieces(code, language))
