/** Where the parts of the server lie and listen. */
export interface CephPlaces {
  readonly folder: string;
  readonly cluster: string;
  readonly monitor: number;
  readonly gateway: number;
}

/**
 * A whole Ceph on one machine, in memory, without passwords between its parts: one monitor, one store, one gateway.
 * Proposals of the monitor wait for nobody, so that the pools are there at once.
 */
export function cephConfiguration({ folder, cluster, monitor, gateway }: CephPlaces): string {
  return `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitor}]
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
crash dir = ${folder}
paxos propose interval = 0.02
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd class load list = *
osd class default list = *
mon max pg per osd = 1000
mon allow pool size one = true
[mon]
mon data = ${folder}/mon
mon cluster log file = ${folder}/cluster.log
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd memory target = 939524096
[client]
rgw frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw data = ${folder}/rgw
rgw enable usage log = false
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
rgw run sync thread = false
rgw dynamic resharding = false
`;
}
