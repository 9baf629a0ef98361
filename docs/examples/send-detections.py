"""Sends looks of a detector to a barn: one look a line on standard input, as JSON.

python3 send-detections.py http://localhost:8090 miller-east pig-finder pig-finder.key SHA256:... < looks.jsonl

Arguments: address and id of the barn, id of the service account, its private key (Ed25519), the key's fingerprint (the
suite shows it). Needs Python and the program openssl, nothing else.
"""

import base64, json, subprocess, sys, tempfile, time, urllib.error, urllib.request, uuid

address, barn, account, key_file, fingerprint = sys.argv[1:]
busy = (429, 500, 502, 503, 504)


def call(path, body, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{address}/{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
    except (urllib.error.URLError, TimeoutError, ConnectionError):
        return 503, {}


def part(value):
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def sign_in():  # An access token; empty where the barn cannot be reached.
    now = int(time.time())
    claims = {"iss": account, "aud": barn, "iat": now, "exp": now + 60, "jti": str(uuid.uuid4())}
    statement = ".".join(part(json.dumps(one).encode()) for one in ({"alg": "EdDSA", "kid": fingerprint}, claims))
    with tempfile.NamedTemporaryFile(buffering=0) as file:
        file.write(statement.encode())
        signing = ["openssl", "pkeyutl", "-sign", "-rawin", "-inkey", key_file, "-in", file.name]
        signature = subprocess.run(signing, check=True, capture_output=True).stdout
    status, answer = call("api/auth/serviceAccount/login", {"assertion": f"{statement}.{part(signature)}"})
    if status == 200:
        status, answer = call("api/login/refresh", {"refreshToken": answer["data"]["refreshToken"], "acceptEula": True})
    if status != 200 and status not in busy:
        sys.exit(f"The barn does not let {account} in: {json.dumps(answer)}")
    return answer.get("data", {}).get("accessToken", "")


token = ""
for line in sys.stdin:
    batch, status = {"identifier": str(uuid.uuid4()), "looks": [json.loads(line)]}, 401
    while status in (401, *busy):  # The same identifier until there is an answer: nothing is taken twice.
        token = token if token and status != 401 else sign_in()
        status, answer = call("api/data/detections", batch, token) if token else (503, {})
        if status in busy:
            time.sleep(5)
    print(status, json.dumps(answer), flush=True)
