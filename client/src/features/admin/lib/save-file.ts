/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By the next turn of the event loop the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address));
}
