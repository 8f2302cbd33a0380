export { emptyRichText, joinRichTexts, richTextOf } from '@/src/core/rich-text'
