"""A stand-in network camera: serves a test picture, or an H.264 file once, by RTSP on the loopback address.

Started by rtsp-camera.ts. Prints "ready <port>" once it listens, and leaves when its standard input closes, so that it
does not outlive a test that was killed.
"""

import argparse
import sys
import threading

import gi

gi.require_version("Gst", "1.0")
gi.require_version("GstRtspServer", "1.0")
from gi.repository import GLib, Gst, GstRtspServer  # noqa: E402


def launch_line(options):
    if options.file:
        demuxer = "qtdemux" if options.file.endswith((".mp4", ".mov")) else "matroskademux"
        return (
            f'filesrc location="{options.file}" ! {demuxer} ! h264parse '
            "! rtph264pay name=pay0 pt=96 config-interval=1"
        )
    size = f"width={options.width},height={options.height},framerate={options.fps}/1"
    encoder = {
        "h264": f"x264enc tune=zerolatency speed-preset=ultrafast bitrate=500 threads=1 key-int-max={options.group} "
        "! video/x-h264,profile=baseline ! rtph264pay name=pay0 pt=96 config-interval=1",
        "mjpeg": "jpegenc ! rtpjpegpay name=pay0 pt=26",
    }[options.codec]
    return f"videotestsrc is-live=true pattern=ball ! video/x-raw,format=I420,{size} ! {encoder}"


def require_password(server, factory, username, password):
    auth = GstRtspServer.RTSPAuth.new()
    token = GstRtspServer.RTSPToken.new()
    token.set_string("media.factory.role", username)
    auth.add_basic(GstRtspServer.RTSPAuth.make_basic(username, password), token)
    server.set_auth(auth)
    permissions = GstRtspServer.RTSPPermissions.new()
    permissions.add_permission_for_role(username, "media.factory.access", True)
    permissions.add_permission_for_role(username, "media.factory.construct", True)
    factory.set_permissions(permissions)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", default="0")
    parser.add_argument("--path", default="/live")
    parser.add_argument("--file")
    parser.add_argument("--codec", choices=["h264", "mjpeg"], default="h264")
    parser.add_argument("--width", type=int, default=640)
    parser.add_argument("--height", type=int, default=360)
    parser.add_argument("--fps", type=int, default=15)
    parser.add_argument("--group", type=int, default=15)
    parser.add_argument("--username")
    parser.add_argument("--password", default="")
    options = parser.parse_args()

    Gst.init(None)
    server = GstRtspServer.RTSPServer.new()
    server.set_address("127.0.0.1")
    server.set_service(options.port)
    factory = GstRtspServer.RTSPMediaFactory.new()
    factory.set_launch(f"( {launch_line(options)} )")
    factory.set_shared(True)
    if options.username:
        require_password(server, factory, options.username, options.password)
    server.get_mount_points().add_factory(options.path, factory)
    if server.attach(None) == 0:
        sys.exit(f"port {options.port} is taken")

    loop = GLib.MainLoop()
    threading.Thread(target=lambda: (sys.stdin.read(), loop.quit()), daemon=True).start()
    print(f"ready {server.get_bound_port()}", flush=True)
    loop.run()


main()
