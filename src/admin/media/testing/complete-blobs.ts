/** Blobs of jsdom cannot be read as those of browsers are. */
export function completeBlobs(): void {
  Blob.prototype.text = function text() {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(this)
    })
  }
}
