/** Of the CSS highlight that marks what is being read. */
export const readHighlight = 'bandstand-read'

export function canReadAloud(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

export function canDictate(): boolean {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window
}
