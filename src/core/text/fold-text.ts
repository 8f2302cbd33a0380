import { readEmail } from '@/src/core/text/email-address'

const apostrophes = /['’‘‛ʼʻʹʽ′`´＇՚׳]/g
const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‐‑‒–—―−'].map((dash) => [dash, '-'])),
  ...Object.fromEntries([...'“”„'].map((quote) => [quote, '"'])),
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const differing = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/**
 * A text as all searches compare it: without case, accents, apostrophes and the width of letters. What is looked
 * through is folded by the database function `fold_text` (migrations/hand-written.sql), which does the same.
 * An address comes out as it is stored, with the domain that the DNS has.
 */
export function foldText(text: string): string {
  return text
    .replace(/\S+@\S+/g, (typed) => readEmail(typed) ?? typed)
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(differing, (letter) => alike[letter] ?? letter)
}
