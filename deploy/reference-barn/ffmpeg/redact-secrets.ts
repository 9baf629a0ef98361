/** `scheme://name:password@host`: the password reaches to the last @ before the path, as careless ones contain an @. */
const userInfo = /([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/]*@/gi;
/** `…?password=…`, and the `user=…_password=…_channel=…` paths of some cameras. */
const namedSecret = /\b((?:[a-z0-9]+_)*(?:password|passwd|pwd|pass|token|auth)=)[^&\s"']+?(?=_[a-z]+=|[&\s"']|$)/gi;

/** Takes passwords out of a text that may carry camera addresses, so that it can go to a log or an answer. */
export function redactSecrets(text: string): string {
  return text.replace(userInfo, '$1:***@').replace(namedSecret, '$1***');
}
