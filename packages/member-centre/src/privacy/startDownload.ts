/** Lets the browser download a file of the site, without loading it into the page. */
export function startDownload({ path, fileName }: { path: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = fileName;
  link.click();
}
