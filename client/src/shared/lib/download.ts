/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
