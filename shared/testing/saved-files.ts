export interface SavedFile {
  readonly file: Blob;
  readonly name: string;
}

/** jsdom has no downloads. From now on what a page under test saves is listed, in order, under its name. */
export function hearSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL(file: Blob) {
      const address = `blob:file-${files.size}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  Object.assign(HTMLAnchorElement.prototype, {
    click(this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file === undefined) HTMLElement.prototype.click.call(this);
      else saved.push({ file, name: this.download });
    },
  });
  return saved;
}
