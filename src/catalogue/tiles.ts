/**
 * Every tile the package knows, as facts about printed tiles, one on a line. The order of sets and tiles is part of the
 * contract: it is the order of the tile kinds of a game and so of its draw moves.
 *
 *   = set prefix C1 C2 C3        a set: its id, the beginning of its tiles' ids, tiles in the published set of each edition
 *   name counts edges parts      a tile: its id without the prefix, copies in C1, C2, C3, sides N E S W (C city, F field,
 *                                R road, W river, A abbey), then its parts
 *
 * Parts are words. Cities, roads and rivers are the sides they reach, in the order of their numbers: `NE`. A side of which no word
 * speaks is a city, road or river of its own, after the others; such a road ends at a crossing.
 *
 *   city    +2 coats of arms   ^ cathedral   $w wine, $g grain, $c cloth
 *   road    * inn   _ tunnel   ~r roundabout, ~l labyrinth, ~f fork
 *           >c ends at a city, >m monastery, >l lake, >k German cathedral, >v volcano, >o something else
 *   m monastery   g garden   ? not confirmed by two sources   @1 copies that lie on the table at the start
 *   lake, portal, fly=N …      features and decoration by name, true or the value given
 *   &c0r0 &mr1                groups of parts that touch (ABB-25), & alone for none
 *   #r0r1                      parts that cross      |EW field sides whose halves are parted
 *   /27.0/3456/.01             the fields: half-edges 0..7, a point, the cities touched; no half-edges for an enclosed field
 *
 * Fields and groups are written where they are not what ./decode.ts takes for granted.
 */
export const TILES = `
= base base 72 72 72
A 222 FFFR W>m m
B 444 FFFF m
C 111 CCCC NESW+1
D 444 CRFR EW @1
E 544 CFFF
E-garden 011 CFFF g
F 222 CFCF NS+1
G 111 CFCF NS
H 322 CFCF
H-garden 011 CFCF g
I 211 CCFF
I-garden 011 CCFF g
J 333 CRRF ES
K 333 CFRR SW
L 333 CRRR
M 211 CCFF NE+1
M-garden 011 CCFF NE+1 g
N 322 CCFF NE
N-garden 011 CCFF NE g
O 222 CCRR NE+1 SW
P 333 CCRR NE SW
Q 111 CCCF NES+1
R 322 CCCF NES
R-garden 011 CCCF NES g
S 222 CCCR NES+1 W>c
T 111 CCCR NES W>c
U 877 FRFR EW
U-garden 011 FRFR EW g
V 988 FFRR SW
V-garden 011 FFRR SW g
W 444 FRRR
X 111 RRRR
= inns-cathedrals ic 18 18 18
CCCC 100 CCCC /.0123
CCCC-cath 222 CCCC NESW^
CCCC-garden 011 CCCC g /.0123
CCCF 111 CCCF /67.012
CCCF-coat 111 CCCF N ES+1
CCFR-inn 111 CCFR NE W*>c
CCRF 111 CCRF NE S>c
CCRR-inn-coat 111 CCRR NE+1 SW*
CFFF 111 CFFF /23.0/4567.0
CFRF 111 CFRF S>c
CFRR-inn 111 CFRR SW*
CRCR 111 CRCR &c0c1r0r1 /2.0/3.1/6.1/7.0
CRCR-coat 111 CRCR NS+1 E>c W>c
FFRR-inn 111 FFRR SW*
FRFR-inn 100 FRFR EW*
FRFR-inn-garden 011 FRFR EW* g
FRFR-mon 111 FRFR E>m W>m m
FRRR-inn 111 FRRR E*
RRRR 111 RRRR NW ES
= traders-builders tb 24 24 24
CCCC-cloth 111 CCCC N ES$c W /.012
CCCC-wine 111 CCCC NW$w ES /.01
CCCF-cloth 111 CCCF NS$c /67.0/.01
CCCF-grain 111 CCCF NES$g
CCCF-wine 111 CCCF NS$w /67.0/.01
CCCR-cloth 111 CCCR N ES$c W>c &c1r0 /6.1/7.01
CCCR-grain 111 CCCR N ES$g W>c &c1r0 /6.1/7.01
CCCR-wine 111 CCCR NES$w W>c
CCFF-grain 111 CCFF NE$g
CCFF-wine 111 CCFF NE$w
CCFR-grain-1 111 CCFR NE$g W>c
CCFR-grain-2 111 CCFR NE$g W>c /45.0/6.0/7.0
CCRF-cloth 100 CCRF NE$c S>c
CCRF-cloth-garden 011 CCRF NE$c S>c g
CCRF-wine 111 CCRF NE$w S>c /4.0/5.0/67.0
CCRR-cloth 111 CCRR NE$c S>c W>c /4.0/5.0/6.0/7.0
CCRR-wine 100 CCRR NE$w S>c W>c
CCRR-wine-garden 011 CCRR NE$w S>c W>c g
CFCF-wine 111 CFCF NS$w
CFCR-grain 111 CFCR NS$g W>c
CFCR-wine 111 CFCR NS$w W>c
CFRR 111 CFRR S>c W>o /234.0/56/7.0
CRCR-wine 111 CRCR NS$w E>c W>c
CRFF 111 CRFF E>c
FRRR-mon 111 FRRR E>m S>m W>m m
RRRR 111 RRRR NS EW #r0r1
= princess-dragon pd 30 30 0
CCCF-coat-portal 100 CCCF NES+1 portal
CCCF-mon-dragon 110 CCCF NES m dragon &c0m
CCCF-portal 010 CCCF NES ? portal
CCCF-princess 110 CCCF NES princess=c0
CCCF-princess-coat 110 CCCF N ES+1 princess=c0 /67.0/.01
CCFF-dragon 110 CCFF NE dragon
CCFF-princess-1 110 CCFF NE princess=c0 /45.0/67.0
CCFF-princess-2 100 CCFF NE princess=c0
CCFF-princess-garden 010 CCFF NE g princess=c0
CCFF-volcano 110 CCFF volcano
CCRR-portal 110 CCRR NE SW portal
CCRR-princess 110 CCRR NE SW princess=c0
CFCF-coat-dragon 110 CFCF NS+1 dragon
CFFF-dragon 100 CFFF dragon
CFFF-dragon-garden 010 CFFF g dragon
CFFF-volcano 110 CFFF volcano
CFRR-dragon 110 CFRR SW dragon
CFRR-portal 110 CFRR SW portal
CRCR-dragon 110 CRCR NS EW_ dragon #c0r0 #r0f0 #r0f1
CRRF-dragon 110 CRRF ES dragon
CRRF-portal 110 CRRF ES portal
CRRR-princess 110 CRRR princess=c0
FFFF-volcano 110 FFFF volcano
FFFR-volcano 110 FFFR W>v volcano
FFRR-dragon 220 FFRR SW dragon
FFRR-volcano 110 FFRR SW volcano
FRFR-dragon 110 FRFR EW dragon
FRFR-volcano 110 FRFR EW volcano
FRRR-dragon 110 FRRR dragon
FRRR-mon-dragon 110 FRRR E>m S>m W>m m dragon
FRRR-portal 110 FRRR portal
RRRR-portal 110 RRRR NW ES portal
= abbey-mayor am 12 12 0
CCCC-coat-1 110 CCCC NESW+2
CCCC-coat-2 110 CCCC NS+1 EW #c0c1 /.01/.01
CCCF-coat 110 CCCF NS E+1 ? /67.01/.01
CCRR 110 CCRR S>c W>c &c0r1 &c1r0 /4.1/56.01/7.0
CFFF-coat 110 CFFF N+1 /23.0/45.0/67.0
CFFR 110 CFFR W>c
CFRR 110 CFRR SW /234.0/56/7.0
CRCR-coat 110 CRCR NS+1 EW_ #c0r0 #r0f0 /23.0/6.0/7.0
CRRF 110 CRRF ES /2.0/34/567.0
FFFR 100 FFFR W>o
FFFR-garden 010 FFFR W>o g
FRRR-roundabout 110 FRRR ESW~r
RRRR-mon 110 RRRR N>m E>m S>m W>m m
= abbeys am 6 6 0
abbey 660 AAAA m ? abbey
= ferries fer 8 8 8
CRRR 333 CRRR E>l S>l W>l lake
FRRR 443 FRRR E>l S>l W>l lake
RRRR 112 RRRR N>l E>l S>l W>l lake
= labyrinth lab 1 1 0
RRRR-labyrinth 110 RRRR NESW~l
= mage-witch mw 8 8 8
CCCR-1 111 CCCR W>c mageWitch &c2r0 /6.2/7.012
CCCR-2 111 CCCR NES W>c mageWitch
CCRR-1 111 CCRR NE SW mageWitch
CCRR-2 100 CCRR SW mageWitch
CCRR-garden 011 CCRR SW g mageWitch
CFCF 111 CFCF mageWitch
CRCR 111 CRCR NS E>c W>c mageWitch
CRRR-1 111 CRRR mageWitch
CRRR-2 111 CRRR E>c SW mageWitch
= flying-machines fly 8 8 8
FFFF-nw 100 FFFF flyingMachine=NW
FFFF-nw-garden 011 FFFF g flyingMachine=NW
FFFF-w 111 FFFF flyingMachine=W
FFRR-ne 111 FFRR SW flyingMachine=NE
FFRR-s 111 FFRR SW flyingMachine=S
FFRR-w 111 FFRR SW flyingMachine=W
FRFR-n 111 FRFR EW flyingMachine=N
FRFR-nw 111 FRFR EW flyingMachine=NW
FRFR-w 111 FRFR EW flyingMachine=W
= river riv 12 12 0
CCWW 110 CCWW NE SW
CWCW 110 CWCW EW
CWRW 110 CWRW S>c EW /2.0/34/56/7.0
FFFW 220 FFFW
FFWW 210 FFWW SW
FFWW-garden 010 FFWW SW g
FWFW 220 FWFW EW
FWRW-mon 110 FWRW S>m EW m /0127/34/56
RRWW 110 RRWW NE SW
RWRW 110 RWRW NS EW #r0w0
= crop-circles-1 cc 6 0 0
CCFF-city-1 100 CCFF NE cropCircle=city
CCFF-city-2 100 CCFF cropCircle=city
CFRR-field 100 CFRR SW cropCircle=field
CRFF-field 100 CRFF E>o cropCircle=field
FFRR-road 100 FFRR SW cropCircle=road
FRRR-road 100 FRRR cropCircle=road &
= russian-promos-2013 rus 2 0 0
baba-yaga 100 FFFF yagaHut
bogatyr 100 RRRR NSW~f &r0r1 /07/12/34/56
= russian-promos-2016 rus 2 0 0
solovei 100 FRFR EW ? robber
vodyanoy 100 FFFF ? vodyanoy
= catapult cat 12 0 0
CCCC 100 CCCC NESW fair
CCFF-coat 100 CCFF NE+1 fair
CFCF 100 CFCF fair /23.01/67.01
CFFF-1 100 CFFF fair
CFFF-2 100 CFFF fair /2345.0/67.0
FFFF 100 FFFF fair
FFFF-mon 100 FFFF m fair |EW /0127/3456
FFRR 100 FFRR S>o W>o fair
FRFR 100 FRFR E>o W>o fair
FRRR-1 100 FRRR ES W>o fair
FRRR-2 100 FRRR E>o SW fair
RRRR-roundabout 100 RRRR NESW~r fair
= spiel-2018 spl 0 1 0
RRRR-roundabout 010 RRRR NESW~r ?
= spring spr 0 0 12
3leg-roundabout 001 FRRR ESW~r ?
RRRR-fork 001 RRRR NESW~f ?
= signposts sig 0 0 12
3leg-roundabout 001 FRRR ESW~r ?
= autumn aut 0 0 12
= terracotta-army won 0 0 1
= german-cathedrals gc 6 6 0
3roads 000 FRRR E>k S>k W>k ? germanCathedral
4roads 000 RRRR N>k E>k S>k W>k ? germanCathedral
= leipzig lei 0 4 4
`;
